/** Answers a call in place of the server, by its key and its parts; null: the server answers it. */
export type OtherAnswers = (key: string, args: object) => Promise<unknown> | null

interface Elsewhere {
  readonly answers: OtherAnswers
  /** The one brand that the answers are about. */
  readonly brandId: string
}

let elsewhere: Elsewhere | null = null

/** From now on, until the document is left: a page that shows invented data never becomes one that shows real data. */
export function answerElsewhere(by: Elsewhere): void {
  elsewhere = by
}

export const otherAnswer: OtherAnswers = (key, args) => elsewhere?.answers(key, args) ?? null

/** Null: the brands are those of the user. */
export const otherBrand = (): string | null => elsewhere?.brandId ?? null
