import { DEFAULT_LANGUAGE } from '#contract/vocabulary.ts'
import { currentLanguage } from '../i18n/language.ts'
import { publicOrigin } from './server-address.ts'

/** The public address of a page, in the language of the user who shares it. */
export function publicAddress(path: string): string {
  const address = new URL(path, publicOrigin())
  const language = currentLanguage()
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set('lang', language)
  return address.href
}
