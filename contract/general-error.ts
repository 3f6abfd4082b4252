/** The sentence when nothing more precise is known. A file of its own, so that the start page loads no other errors. */
export const GENERAL_ERROR = {
  status: 500,
  de: 'Ein Fehler ist aufgetreten',
  en: 'Something went wrong',
} as const
