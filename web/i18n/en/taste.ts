import type { Translated } from '../catalogue.ts'

/** English words of the optional taste start. */
export const taste: Translated<'taste'> = {
  title: 'Your start',
  optional: 'optional',
  genderTitle: 'Who are you shopping for?',
  genderText: 'Men and Women include unisex. You can change it in the filter at any time.',
  everything: 'Everything',
  sizesTitle: 'Your sizes?',
  sizesText: 'Your deck then shows only what comes in them. You can change it in your profile.',
  picturesTitle: 'What do you like?',
  picturesText: 'Tap whatever you like. It goes to Saved, and your deck follows it.',
  nothing: 'There is nothing for that right now. Your deck tells you what you can change.',
  done: { one: 'Save {count} piece and go', other: 'Save {count} pieces and go' },
}
