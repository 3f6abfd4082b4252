import { createHash } from 'node:crypto'
import type { OwnPicture, OwnPictures } from '#contract/brand-pictures.ts'
import type { Language } from '#contract/vocabulary.ts'
import { presentPicture } from '../present.ts'
import type { HeldRow, OwnProductRow, PictureRow } from './own-pictures.store.ts'

/** A picture in the list that members arrange: shown, or waiting for its review. */
export interface ListedPicture {
  readonly row: PictureRow
  readonly state: OwnPicture['state']
}

/** All pictures in one order: those that wait stand where they will be shown. */
export function listOf(shown: readonly PictureRow[], waiting: readonly HeldRow[]): ListedPicture[] {
  const list: ListedPicture[] = shown.map((row) => ({ row, state: 'shown' }))
  for (const row of waiting) list.splice(Math.min(row.position, list.length), 0, { row, state: 'waiting' })
  return list
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
  const pictures = list.map(({ row, state }) => ({
    id: row.id,
    media: presentPicture(row, product, language),
    altDe: row.altDe,
    altEn: row.altEn,
    focus: { x: row.focusX, y: row.focusY },
    state,
  }))
  return { version: versionOf(list), pictures }
}
