import type { German } from './de.ts'

/** A text, or its singular and plural form chosen by `{count}`. */
export type Message = string | { readonly one: string; readonly other: string }
export type Words = Readonly<Record<string, Message>>
export type Catalogue = Readonly<Record<string, Words>>

/** A file of texts: `accounts`, `discovery`, … */
export type Area = keyof German
/** The texts of an area in another language: the same keys, and a plural where German has one. */
export type Translated<A extends Area> = {
  readonly [K in keyof German[A]]: German[A][K] extends string
    ? string
    : { readonly one: string; readonly other: string }
}

/** Every key of the product as `area.name`. */
export type Key = { [A in Area]: `${A}.${keyof German[A] & string}` }[Area]

type MessageAt<K extends Key> = K extends `${infer A extends Area}.${infer N}`
  ? N extends keyof German[A]
    ? German[A][N]
    : never
  : never
type Text<M> = M extends string ? M : M extends { readonly other: infer O } ? O : never
type Names<S> = S extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never
/** The placeholders of a message: leaving one out, or inventing one, is a type error. */
export type Placeholders<K extends Key> = Names<Text<MessageAt<K>>>
/** Keys of texts without placeholders. */
export type PlainKey = { [K in Key]: [Placeholders<K>] extends [never] ? K : never }[Key]
export type Values<K extends Key> = [Placeholders<K>] extends [never]
  ? []
  : [values: { readonly [N in Placeholders<K>]: string | number }]
