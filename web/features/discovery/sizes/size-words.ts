import {
  EU_SHOES,
  LENGTHS,
  LETTER_SIZES,
  partsOf,
  SIZE_CHOICES,
  type SizeChoice,
  type SizedType,
  US_MINUS_UK,
  ukOfEu,
  WAISTS,
} from '#contract/sizes.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'

/** Sizes in one row, with a heading where a type has several rows. */
export interface SizeRow {
  readonly heading: PlainKey | null
  readonly sizes: readonly string[]
}

export const SIZE_ROWS: Readonly<Record<SizedType, readonly SizeRow[]>> = {
  tops: [{ heading: null, sizes: LETTER_SIZES }],
  pants: [
    { heading: 'sizes.letters', sizes: LETTER_SIZES },
    { heading: 'sizes.waist', sizes: WAISTS },
    { heading: 'sizes.length', sizes: LENGTHS },
  ],
  shoes: [{ heading: null, sizes: EU_SHOES }],
}

/** The chosen sizes of one type. */
export const chosenOf = (choices: readonly SizeChoice[], type: SizedType): readonly string[] =>
  choices.map(partsOf).flatMap((choice) => (choice.type === type ? [choice.size] : []))

/** On if it was off, off if it was on; in the order of the screen. */
export function toggledSize(choices: readonly SizeChoice[], type: SizedType, size: string): SizeChoice[] {
  const wanted = `${type}:${size}`
  return SIZE_CHOICES.filter((choice) => (choice === wanted ? !choices.includes(choice) : choices.includes(choice)))
}

/** A European shoe size in British and American ones: "UK 8 · US 9 / 10", men's first. Approximate: lasts differ. */
export function shoeAbroad(eu: number): string {
  const uk = ukOfEu(eu)
  return `UK ${uk} · US ${uk + US_MINUS_UK.men} / ${uk + US_MINUS_UK.women}`
}
