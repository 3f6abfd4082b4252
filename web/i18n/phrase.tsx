import { Fragment, type ReactNode } from 'react'
import type { Key, Placeholders } from './catalogue.ts'
import { useTranslation } from './language.ts'

type PhraseProps<K extends Key> = { readonly of: K; readonly with: { readonly [N in Placeholders<K>]: ReactNode } }

/** A sentence with elements in it, such as a link: `<Phrase of="accounts.terms" with={{ link: <a …/> }} />`. */
export function Phrase<K extends Key>({ of, with: parts }: PhraseProps<K>) {
  const { t } = useTranslation()
  const text: string = (t as (key: Key) => string)(of)
  const elements: Readonly<Record<string, ReactNode>> = parts
  return text.split(/\{(\w+)\}/g).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change their order
    <Fragment key={index}>{index % 2 === 0 ? piece : elements[piece]}</Fragment>
  ))
}
