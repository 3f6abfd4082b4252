import { megabytesOf, PICTURE_TYPES } from '#contract/brand-pictures.limits.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** Why a file need not be sent; null: nothing is known against it. Files without a type are left to the server. */
export function faultOf(file: Blob, maxBytes: number, t: Translate): string | null {
  if (file.type !== '' && !PICTURE_TYPES.some((type) => type === file.type)) return t('pictures.type')
  return file.size > maxBytes ? t('pictures.tooLarge', { n: megabytesOf(maxBytes) }) : null
}
