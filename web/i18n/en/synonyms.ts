import type { Translated } from '../catalogue.ts'

/** English words of the synonyms of the search, for staff. */
export const synonyms: Translated<'synonyms'> = {
  failed: 'The synonyms could not be loaded.',
  intro:
    'The search treats the words of a group alike. It knows the names of garments and their spellings by itself. Changes hold everywhere within a minute.',
  none: 'No synonyms yet',
  noneText:
    'The search knows the names of garments and their spellings by itself. Add a group where a word is missing.',
  add: 'Add a group',
  one: 'Group',
  words: 'Words',
  wordsHint: 'One per line, also short phrases such as “thick jacket”.',
  count: 'Write {least} to {most} words, one per line.',
  long: '“{word}” is too long: at most {most} characters.',
  save: 'Save the group',
  saved: 'The group is saved',
  remove: 'Remove the group',
  removeNow: 'Remove for good',
  removed: 'The group is removed',
  reasonHint: 'Stands in the log.',
  trial: 'Try a search',
  trialHint: 'With the words that stand above now. Nothing of it is stored or counted.',
  tryNow: 'Compare',
  without: { one: 'Without the group: {count} product', other: 'Without the group: {count} products' },
  with: { one: 'With the group: {count} product', other: 'With the group: {count} products' },
  more: { one: 'and {count} more', other: 'and {count} more' },
}
