import type { RegistrationForm } from '#contract/registration.ts'
import type { Language } from '#contract/vocabulary.ts'
import { storedText } from '#web/device/stored.ts'
import { EMPTY_COMPANY } from '#web/ui/forms/empty-company.ts'

/** The form on this device. The password is never part of it. */
export interface Draft extends RegistrationForm {
  readonly account: { readonly username: string; readonly email: string }
  /** The handle follows the name until it is changed by hand. */
  readonly isOwnHandle: boolean
}

const kept = storedText('brand_draft')

export const emptyDraft = (language: Language): Draft => ({
  account: { username: '', email: '' },
  isOwnHandle: false,
  brand: {
    name: '',
    handle: '',
    website: 'https://',
    country: 'DE',
    productTypes: [],
    genders: [],
    description: '',
    language,
    instagram: '',
    tiktok: '',
  },
  company: EMPTY_COMPANY,
  assurances: { lawful: false, pictures: false, terms: false, privacy: false },
})

/** The kept draft, completed by what an older version of it lacks. */
export function readDraft(language: Language): Draft {
  const empty = emptyDraft(language)
  try {
    const draft = JSON.parse(kept.read() ?? '{}') as Partial<Draft>
    return {
      ...empty,
      account: { ...empty.account, ...draft.account },
      brand: { ...empty.brand, ...draft.brand },
      company: { ...empty.company, ...draft.company },
      isOwnHandle: draft.isOwnHandle === true,
    }
  } catch {
    return empty
  }
}

/** Keeps the draft without the assurances, which are given anew each time. */
export function keepDraft({ account, brand, company, isOwnHandle }: Draft): void {
  kept.keep(JSON.stringify({ account, brand, company, isOwnHandle }))
}

export const forgetDraft = (): void => kept.keep(null)

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', æ: 'ae' }

/** `Böse Möwe` → `boese-moewe`. */
export const handleFrom = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßøæ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replaceAll(/^-+|-+$/g, '')
