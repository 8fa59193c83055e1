/*
 * Colours as a picture file can hold them: the theme's own, worked out of custom properties, mixtures and light or dark.
 */

/** In the element's terms, as its style sheets have them. */
const themed = {
  surface: 'var(--ms-surface)',
  text: 'var(--ms-text)',
  muted: 'var(--muted)',
  line: 'var(--ms-line)',
  accent: 'var(--ms-accent)',
  onAccent: 'var(--ms-on-accent)',
  positive: 'var(--ms-positive)',
  negative: 'var(--ms-negative)',
  mat: 'var(--mat)',
  groove: 'var(--groove)',
  face: 'var(--face)',
  edge: 'var(--edge)',
  back: 'var(--back)',
  /** A plaque that is out, the thickness of a chip, the outline of a past one. */
  out: 'color-mix(in oklab, var(--face) 45%, var(--mat))',
  thick: 'color-mix(in oklab, var(--ms-accent) 60%, #000)',
  faint: 'color-mix(in oklab, var(--muted) 50%, var(--mat))',
};

export type Palette = Readonly<Record<keyof typeof themed, string>>;

/** `color(srgb 1 0.5 0)` as `#ff8000`: not every viewer knows the newer spaces. */
function hex(computed: string): string {
  const numbers = computed.match(/(?<![\w.])-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g) ?? [];
  const channels = numbers.slice(0, 3).map((one) => Math.round(Math.min(1, Math.max(0, Number(one))) * 255));
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours that are in force within an element. */
export function paletteIn(element: Element): Palette {
  const probe = element.ownerDocument.createElement('i');
  element.append(probe);
  const read = (colour: string) => {
    // Mixed with itself, a colour of whatever space is told in sRGB.
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
    return hex(getComputedStyle(probe).color);
  };
  const palette = { ...themed };
  for (const [name, colour] of Object.entries(themed)) Object.assign(palette, { [name]: read(colour) });
  probe.remove();
  return palette;
}
