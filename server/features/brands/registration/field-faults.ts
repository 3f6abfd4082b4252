import { type FieldFault, fieldSentence } from '#contract/field-sentences.ts'
import type { Language } from '#contract/vocabulary.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'

/** What is wrong, by field: `company.postalCode`. */
export type Faults = Map<string, FieldFault>

type Check = FieldFault | null | false

export const fault = (key: FieldFault['key'], n?: FieldFault['n']): FieldFault => ({
  key,
  ...(n !== undefined && { n }),
})

/** The length of a text in characters as people count them. */
export const lengthOf = (text: string): number => [...text].length

export function textFault(text: string, least: number, most: number): FieldFault | null {
  if (text === '') return fault('required')
  if (lengthOf(text) < least) return fault('tooShort', least)
  return lengthOf(text) > most ? fault('tooLong', most) : null
}

/** The first fault of each field. */
export function collect(part: string, checks: Readonly<Record<string, readonly Check[]>>): [string, FieldFault][] {
  return Object.entries(checks).flatMap(([field, tried]) => {
    const first = tried.find((check): check is FieldFault => check !== null && check !== false)
    return first ? [[`${part}.${field}`, first] as [string, FieldFault]] : []
  })
}

/** The refusal with a sentence for each wrong field. */
export const refusalOf = (faults: Faults, language: Language): Refusal =>
  new Refusal('input', {
    fields: Object.fromEntries([...faults].map(([field, fault]) => [field, fieldSentence(fault, language)])),
  })
