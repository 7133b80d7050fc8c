/* sound.ts - two sounds, made by the browser itself: a soft note for "your turn", a tap for other moves. */
import { settings } from '../settings/ctrl';

let context: AudioContext | null = null;

function tone(frequency: number, length: number, loudness: number): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = 'triangle';
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(loudness, now + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    source.connect(volume).connect(context.destination);
    source.start(now);
    source.stop(now + length);
  } catch {
    // no sound device, or the page was not touched yet: the tab title tells too
  }
}

export function turnSound(): void {
  if (!settings.values.turnSound) return;
  tone(330, 0.9, 0.08);
  setTimeout(() => tone(440, 1.1, 0.06), 140);
}

export function tapSound(): void {
  if (settings.values.sound) tone(170, 0.12, 0.1);
}
