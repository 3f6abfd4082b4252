import type { Translated } from '../catalogue.ts'

/** English words of the page of open-source licences. */
export const licences: Translated<'licences'> = {
  title: 'Open-source licences',
  intro: '{name} contains programs and a typeface that others have published under free licences. Thank you!',
  textsTitle: 'All licence texts',
  texts: 'You can download the copyright notices and the full licence texts as a {link}.',
  textsLink: 'text file',
  listTitle: '{licence} licence',
}
