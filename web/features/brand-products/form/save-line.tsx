import type { Timezone } from '#contract/vocabulary.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { ProductEditor } from './use-product-editor.ts'

/** "Entwurf · Gespeichert um 14:03". */
export function SaveLine({ editor, timezone }: { readonly editor: ProductEditor; readonly timezone: Timezone }) {
  const { t, language } = useTranslation()
  const { product, state, savedAt } = editor
  const name = t(`products.state-${product?.state ?? 'draft'}`)
  const saved = savedAt && t('products.savedAt', { time: formatTime(savedAt, language, timezone) })
  const words = {
    saving: t('products.saving'),
    dirty: t('products.unsaved'),
    failed: t('products.notSaved'),
    conflict: t('products.notSaved'),
    clean: saved,
  }[state]
  return <span role="status">{[name, words].filter(Boolean).join(' · ')}</span>
}
