import type { Translated } from '../catalogue.ts'

/** English words of the question why somebody passed. */
export const passes: Translated<'passes'> = {
  why: 'Why not {product}? Only if you like.',
  tooExpensive: 'Too expensive',
  notMyStyle: 'Not my style',
  sizeMissing: 'No size left',
  thanks: 'Noted',
  stop: 'Stop asking',
  offTitle: 'We no longer ask',
  offText: 'You can turn it on again in your profile.',
  cardTitle: 'After a pass',
  ask: 'Ask for the reason',
  askHint:
    'Too expensive counts for the price alone, and a missing size for nothing. That way your deck learns nothing wrong about your style.',
}
