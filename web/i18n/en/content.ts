import type { Translated } from '../catalogue.ts'

/** English words of the area of content in the administration. */
export const content: Translated<'content'> = {
  'view-filters': 'Message filters',
  'view-figures': 'Start page',
  'view-help': 'Help',
  'view-mails': 'Mails',
  'view-synonyms': 'Synonyms',
  'view-backgrounds': 'Background pictures',
}
