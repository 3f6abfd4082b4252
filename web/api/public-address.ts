import { DEFAULT_LANGUAGE } from '#contract/vocabulary.ts'
import { currentLanguage } from '../i18n/language.ts'
import { publicOrigin } from './server-address.ts'

/** The address under which anybody opens a page of ours, in the language of whoever shares it. */
export function publicAddress(path: string): string {
  const address = new URL(path, publicOrigin())
  const language = currentLanguage()
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set('lang', language)
  return address.href
}
