/* memo.tsx - static art is drawn once: a component that never changes after its first drawing. */
import { Component, type ComponentType, type JSX } from 'preact';

export function memo(Art: () => JSX.Element): ComponentType {
  return class Still extends Component {
    override shouldComponentUpdate(): boolean {
      return false;
    }
    override render(): JSX.Element {
      return <Art />;
    }
  };
}
