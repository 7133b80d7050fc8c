/* trees.ts - the two trees of the forest, their feet at 0 0, 81 high. */
import { area, line, type Shape } from '../../kit/shapes';

const TRUNK = 'M-3.2 -16Q-3.2 -17 -2.2 -17L3 -17Q4 -17 4 -16L4.8 -1Q4.8 0 3.8 0L-3 0Q-4 0 -4 -1Z';
const CROWN = 'M-0.6 -79.9Q0 -81 0.6 -79.9L9 -64.5Q9.6 -63.5 8.5 -64L5.9 -65.3Q4.8 -65.8 5.3 -64.7L12.4 -48.3Q12.9 -47.2 11.8 -47.4L7.6 -48.3Q6.5 -48.6 7 -47.5L14.7 -31.5Q15.3 -30.4 14.1 -30.6L8.8 -31.2Q7.6 -31.4 8.1 -30.3L16.3 -12.3Q16.8 -11.2 15.6 -11.1L1.2 -9.9Q0 -9.8 -1.2 -9.9L-15.6 -11.3Q-16.8 -11.4 -16.3 -12.5L-8.1 -30.3Q-7.6 -31.4 -8.8 -31.2L-14.1 -30.3Q-15.3 -30.1 -14.7 -31.2L-7 -47.5Q-6.5 -48.6 -7.6 -48.4L-11.7 -47.7Q-12.9 -47.5 -12.4 -48.6L-5.3 -64.7Q-4.8 -65.8 -5.9 -65.2L-8.6 -63.8Q-9.6 -63.2 -9.1 -64.3Z';
const SUNNY = 'M-0.6 -79.9Q0 -81 0 -79.8L0.4 -11.8Q0.4 -10.6 -0.8 -10.7L-15.6 -11.3Q-16.8 -11.4 -16.3 -12.5L-8.1 -30.3Q-7.6 -31.4 -8.8 -31.2L-14.1 -30.3Q-15.3 -30.1 -14.7 -31.2L-7 -47.5Q-6.5 -48.6 -7.6 -48.4L-11.7 -47.7Q-12.9 -47.5 -12.4 -48.6L-5.3 -64.7Q-4.8 -65.8 -5.9 -65.2L-8.6 -63.8Q-9.6 -63.2 -9.1 -64.3Z';
const TWIGS = 'M-4.5 -60.2l2.5 -4.8M-8 -41.4l4.9 -4.8M-11.6 -22.5l7.4 -4.8';

const tree = (dark: string, light: string, twigs: string): readonly Shape[] => [
  area('bark', TRUNK),
  area(dark, CROWN),
  area(light, SUNNY),
  line(twigs, 1.6, TWIGS),
];

export const PINE = tree('pinedark', 'pine', 'pinelight');
export const FIR = tree('firdark', 'fir', 'firlight');
