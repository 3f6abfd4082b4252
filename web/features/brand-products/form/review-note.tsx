import { useTranslation } from '#web/i18n/language.ts'
import { useEditor } from './field-errors.ts'

const NOTED = ['in_review', 'changes_requested', 'rejected', 'blocked'] as const

/** What the review says about the product, or about the change that waits. */
export function ReviewNote() {
  const { t } = useTranslation()
  const { product } = useEditor()
  const state = NOTED.find((one) => one === product?.state)
  const pending = product?.pending
  if (!state && !(pending && pending.fields.length > 0)) return null
  return (
    <div role="note" className="mb-6 rounded-card border border-edge p-4 text-14">
      {state && <p>{t(`products.note-${state}`)}</p>}
      {!state && pending && (
        <p>
          {t(`products.pending-${pending.state}`, {
            fields: pending.fields.map((field) => t(`products.field-${field}`)).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
