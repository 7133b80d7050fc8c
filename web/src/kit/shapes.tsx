/* shapes.tsx - drawn art as data: an area or a line, a path each, painted with a colour token of its game.
 *
 * A drawing is a list of shapes, back to front. Colours are names: area('clay', ...) is painted with the CSS variable
 * --PREFIX-clay, so that one drawing serves both themes. */
import type { ComponentChildren, JSX } from 'preact';

export interface Shape {
  readonly paint: string;
  readonly d: string;
  readonly width?: number; // of a line; an area has none
  readonly opacity?: number;
  readonly dash?: string;
}

export const area = (paint: string, d: string, opacity?: number): Shape => (opacity === undefined ? { paint, d } : { paint, d, opacity });

export const line = (paint: string, width: number, d: string, opacity = 1, dash?: string): Shape =>
  dash === undefined ? { paint, d, width, opacity } : { paint, d, width, opacity, dash };

export function Shapes(props: { readonly of: readonly Shape[]; readonly prefix: string }): JSX.Element {
  return (
    <>
      {props.of.map((shape) => {
        const colour = `var(--${props.prefix}-${shape.paint})`;
        if (shape.width === undefined) return <path d={shape.d} fill={colour} opacity={shape.opacity} />;
        return (
          <path
            d={shape.d}
            fill="none"
            stroke={colour}
            stroke-width={shape.width}
            stroke-linecap="round"
            stroke-linejoin="round"
            stroke-dasharray={shape.dash}
            opacity={shape.opacity}
          />
        );
      })}
    </>
  );
}

/* Land goes on behind the edge of its board; where there is room beside the board it would show there. */
export function Framed(props: { readonly id: string; readonly width: number; readonly height: number; readonly children: ComponentChildren }): JSX.Element {
  return (
    <g clip-path={`url(#${props.id})`}>
      <clipPath id={props.id}>
        <rect width={props.width} height={props.height} />
      </clipPath>
      {props.children}
    </g>
  );
}

/* A box with hand-cut edges, corners rounded by r. The same numbers give the same box. */
export function cut(x: number, y: number, w: number, h: number, r = 6, wild = 1.2): string {
  let seed = Math.round(x * 13 + y * 7 + w * 3 + h);
  const off = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.round(((seed / 2147483648) * 2 - 1) * wild * 10) / 10;
  };
  const at = (px: number, py: number): readonly [number, number] => [px + off(), py + off()];
  const [a, b, c, d] = [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
  const top = y - Math.abs(off());
  const foot = y + h + Math.abs(off());
  const mid = x + w / 2;
  return (
    `M${a[0]} ${a[1] + r}Q${a[0]} ${a[1]} ${a[0] + r} ${a[1]}Q${mid} ${top} ${b[0] - r} ${b[1]}Q${b[0]} ${b[1]} ${b[0]} ${b[1] + r}` +
    `L${c[0]} ${c[1] - r}Q${c[0]} ${c[1]} ${c[0] - r} ${c[1]}Q${mid} ${foot} ${d[0] + r} ${d[1]}Q${d[0]} ${d[1]} ${d[0]} ${d[1] - r}Z`
  );
}
