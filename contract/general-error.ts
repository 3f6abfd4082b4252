/** The sentence when nothing better is known; in a file of its own, so that the start page does not carry all refusals. */
export const GENERAL_ERROR = {
  status: 500,
  de: 'Ein Fehler ist aufgetreten',
  en: 'Something went wrong',
} as const
