import { createContext, use, useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { createListeners } from '#web/device/listeners.ts'
import { storedText } from '#web/device/stored.ts'
import type { Area, Catalogue, Words } from './catalogue.ts'
import { type Translate, translator } from './translate.ts'

export interface Translation {
  readonly language: Language
  readonly t: Translate
}

/** Spec §3: key of the client-stored language. */
const STORED_AS = 'language'
const choice = storedText(STORED_AS)
/** One small file per language and area, loaded when a screen needs it. `heads` is used in documents only. */
const files = import.meta.glob<Readonly<Record<string, Words>>>(['./{de,en}/*.ts', '!./{de,en}/heads.ts'])

let catalogue: Catalogue = {}
let current: Translation = { language: DEFAULT_LANGUAGE, t: translator(catalogue, DEFAULT_LANGUAGE) }
const areas = new Set<Area>()
const { subscribe, notify } = createListeners()

/** The language stored on this device; German by default. */
export function storedLanguage(): Language {
  const stored = choice.read()
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE
}

/** The language that an address asks for, `?lang=en`: search engines and shared links need one per language. */
export function addressLanguage(search: string): Language | null {
  const wanted = new URLSearchParams(search).get('lang')
  return LANGUAGES.find((language) => language === wanted) ?? null
}

/** Loads the texts of these areas in the current language. */
export async function loadWords(...wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area))
  if (missing.length === 0) return
  for (const area of missing) areas.add(area)
  const { language } = current
  const words = await wordsOf(language, missing).catch((error: unknown) => {
    // Not loaded after all: the next call tries again.
    for (const area of missing) areas.delete(area)
    throw error
  })
  // If the language was changed meanwhile, that change has loaded these areas as well.
  if (language === current.language) adopt(language, { ...catalogue, ...words })
}

/** All texts that are loaded now, in this language. */
export const loadedWordsIn = (language: Language): Promise<Catalogue> => wordsOf(language, [...areas])

/** Shows another language everywhere, without storing the choice. */
export async function switchLanguage(language: Language): Promise<void> {
  adopt(language, await loadedWordsIn(language))
}

/** The user's choice: shown at once and stored on the device (Spec §4: saved on every change). */
export async function chooseLanguage(language: Language): Promise<void> {
  choice.keep(language)
  removeAddressLanguage()
  await switchLanguage(language)
}

/** Signing in on a page in the language of its address chooses that language: the pages after it have no `?lang=`. */
export function keepAddressLanguage(): void {
  if (current.language !== storedLanguage()) choice.keep(current.language)
}

/** Follows a choice made in another tab. */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORED_AS) void switchLanguage(storedLanguage())
  })
}

/** The user's choice overrules `?lang=`, also after a reload. */
function removeAddressLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

export const currentLanguage = (): Language => current.language

/** A part of the screen may be in another language, such as the preview of a shop. */
export const PartTranslation = createContext<Translation | null>(null)

/** The texts of the current language; the component renders again when it changes. */
export function useTranslation(): Translation {
  const translation = useSyncExternalStore(subscribe, snapshot, snapshot)
  return use(PartTranslation) ?? translation
}

async function wordsOf(language: Language, wanted: readonly Area[]): Promise<Catalogue> {
  const entries = wanted.map(
    async (area) => [area, (await files[`./${language}/${area}.ts`]?.())?.[area] ?? {}] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

function adopt(language: Language, words: Catalogue): void {
  catalogue = words
  current = { language, t: translator(words, language) }
  // Setting the same value again would make the browser recalculate all styles.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language) {
    document.documentElement.lang = language
  }
  notify()
}
const snapshot = (): Translation => current
