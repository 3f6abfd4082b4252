import type { Backdrop, Kind, Light, Look, Motif, Pattern, Print } from '../look.ts'
import type { KindSheet } from './kinds/kind-sheet.ts'
import { kindSheet } from './kinds/kinds.ts'
import { fnv1a, type Random, randomFor } from './random.ts'
import { cells, type LabelStyle } from './styles/style.ts'
import { colourDistance, type Swatch, swatch } from './swatches.ts'

/** A look together with the swatches of its colours, for names, filters and texts. */
export interface ColouredLook {
  readonly look: Look
  readonly base: Swatch
  readonly second: Swatch
  readonly accent: Swatch
}

/** Leather products, which are expected in natural tones. */
const NATURAL = 'black, chocolate, cognac, bordeaux, camel, ink'
const DENIMS = 'denim, wash, indigo, ink, ecru, denim'
/** Patterns on which a print would not be legible. */
const BUSY: readonly Pattern[] = ['camo', 'tie-dye', 'check', 'houndstooth', 'dots']
/** Below this Oklab distance a product does not stand out from its background. */
const MIN_SET_DISTANCE = 0.14
const MIN_ACCENT_DISTANCE = 0.2

/** Draws the look of the label's product at that position in its line. */
export function lookOf(style: LabelStyle, kind: Kind, position: number): ColouredLook {
  const random = randomFor(`look/${style.slug}/${position}/${kind}`)
  const sheet = kindSheet(kind)
  const fabric = random.pick(allowed(sheet.fabrics, style))
  const { base, second, accent } = coloursOf(style, kind, fabric, position, random)
  const { pattern, print } = decoration(style, sheet, random)
  return {
    base,
    second,
    accent,
    look: {
      kind,
      cut: random.pick(sheet.cuts),
      fabric,
      pattern,
      print,
      motif: random.pick(cells(style.motifs)) as Motif,
      base: base.hex,
      second: second.hex,
      accent: accent.hex,
      backdrop: rotated<Backdrop>(style.backdrops, position, `backdrop/${style.slug}`),
      set: setFor(style, base, position),
      light: rotated<Light>(style.lights, position, `light/${style.slug}`),
      mark: style.mark,
      seed: fnv1a(`seed/${style.slug}/${position}/${kind}`) % 1_000_000_007,
    },
  }
}

function coloursOf(style: LabelStyle, kind: Kind, fabric: Look['fabric'], position: number, random: Random) {
  const triples = randomFor(`colourways/${style.slug}`).shuffled(cells(style.colourways))
  const triple = triples[position % triples.length] ?? ''
  const [base = '', second = '', accent = ''] = triple.split(' ')
  const natural = (kind === 'loafer' || kind === 'boot' || kind === 'belt') && fabric !== 'nylon'
  let body = base
  if (fabric === 'denim') body = random.pick(cells(DENIMS))
  else if (natural && random.chance(0.7)) body = random.pick(cells(NATURAL))
  return distinct(swatch(body), [swatch(second), swatch(accent), swatch(base), swatch('ecru'), swatch('black')])
}

/** Takes second and accent from the candidates in order, skipping those too close to the body to be seen. */
function distinct(base: Swatch, candidates: readonly Swatch[]) {
  const visible = candidates.filter((candidate) => colourDistance(base.hex, candidate.hex) >= MIN_ACCENT_DISTANCE)
  const second = visible[0] ?? swatch('ecru')
  const accent = visible.find((candidate) => candidate.hex !== second.hex) ?? swatch('orange')
  return { base, second, accent }
}

function decoration(style: LabelStyle, sheet: KindSheet, random: Random): { pattern: Pattern; print: Print } {
  const patterned = random.chance(0.1 + style.loudness * 0.55)
  const pattern = patterned ? random.pick(allowed(sheet.patterns, style)) : 'plain'
  const printed = random.chance(patterned ? style.loudness * 0.35 : 0.35 + style.loudness * 0.5)
  if (!printed) return { pattern, print: 'none' }
  const prints = BUSY.includes(pattern)
    ? sheet.prints.filter((print) => print === 'chest-logo' || print === 'side-tape')
    : sheet.prints.filter((print) => pattern === 'plain' || print !== 'all-over')
  return { pattern, print: prints.length > 0 ? random.pick(prints) : 'none' }
}

/** The options that the label does not avoid; all of them when it avoids every one. */
function allowed<T extends string>(from: readonly T[], style: LabelStyle): readonly T[] {
  const avoided = cells(style.avoids ?? '')
  const kept = from.filter((value) => !avoided.includes(value))
  return kept.length > 0 ? kept : from
}

function setFor(style: LabelStyle, base: Swatch, position: number): string {
  const sets = randomFor(`sets/${style.slug}`).shuffled(cells(style.sets)).map(swatch)
  const visible = sets.filter((candidate) => colourDistance(candidate.hex, base.hex) >= MIN_SET_DISTANCE)
  return (visible[(position * 2 + 1) % Math.max(visible.length, 1)] ?? swatch('chalk')).hex
}

/** Takes the entries of a shuffled table one after the other, so that none repeats before all were used. */
function rotated<T extends string>(table: string, position: number, subject: string): T {
  const order = randomFor(subject).shuffled(cells(table))
  return order[(position + Math.floor(position / order.length)) % order.length] as T
}
