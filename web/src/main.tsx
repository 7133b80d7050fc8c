/* main.tsx - the client begins here. */
import { render } from 'preact';
import { Root } from './app';
import { Session } from './net/session';
import { Router } from './router';

const place = document.getElementById('app');
if (place !== null) render(<Root session={new Session()} router={new Router()} />, place);
