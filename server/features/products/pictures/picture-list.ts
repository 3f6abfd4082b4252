import { createHash } from 'node:crypto'
import type { OwnPicture, OwnPictures } from '#contract/brand-pictures.ts'
import type { Language } from '#contract/vocabulary.ts'
import { presentPicture } from '../present.ts'
import type { HeldRow, OwnProductRow, PictureRow } from './own-pictures.store.ts'

/** A picture in the list that members arrange: shown, waiting for its review, or refused by it. */
export interface ListedPicture {
  readonly row: PictureRow
  readonly state: OwnPicture['state']
  readonly refusal: string
}

/** All pictures in one order: those that wait stand where they will be shown. */
export function listOf(shown: readonly PictureRow[], waiting: readonly HeldRow[]): ListedPicture[] {
  const list: ListedPicture[] = shown.map((row) => ({ row, state: 'shown', refusal: '' }))
  for (const held of waiting) {
    const state = held.state === 'refused' ? 'refused' : 'waiting'
    list.splice(Math.min(held.position, list.length), 0, { row: pictureOf(held), state, refusal: held.refusal })
  }
  return list
}

/** The picture itself, without why it is held. */
export function pictureOf(held: HeldRow): PictureRow {
  const { id, brandId, productId, position, source, master, width, height, placeholder, altDe, altEn } = held
  const { focusX, focusY, perceptualHash } = held
  const look = { width, height, placeholder, altDe, altEn, focusX, focusY, perceptualHash }
  return { id, brandId, productId, position, source, master, ...look }
}

/** The same for the same list: what a change is based on. */
export const versionOf = (list: readonly ListedPicture[]): string =>
  createHash('sha256')
    .update(JSON.stringify(list.map(({ row, state }) => [row.id, row.altDe, row.altEn, row.focusX, row.focusY, state])))
    .digest('base64url')

export function presentList(
  list: readonly ListedPicture[],
  product: Pick<OwnProductRow, 'name' | 'brandName'>,
  language: Language,
): OwnPictures {
  const pictures = list.map(({ row, state, refusal }) => ({
    id: row.id,
    media: presentPicture(row, product, language),
    altDe: row.altDe,
    altEn: row.altEn,
    focus: { x: row.focusX, y: row.focusY },
    state,
    refusal,
  }))
  return { version: versionOf(list), pictures }
}
