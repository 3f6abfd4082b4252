import { useTranslation } from '#web/i18n/language.ts'
import { useEditor } from '../field-errors.ts'
import { useWaiting } from './use-waiting.ts'

/** How many wait for the drop, what became of their mails, and that a move is announced to them. */
export function WaitingNote() {
  const { t } = useTranslation()
  const { product, form } = useEditor()
  const data = useWaiting(product)
  if (!data) return null
  const { waiting, sent, failed, clicked } = data
  const isMoved = form.releaseAt !== product?.form.releaseAt
  return (
    <div className="text-14 text-muted" role="status">
      <p>{waiting === null ? t('products.fewWait') : t('products.wait', { count: waiting })}</p>
      {sent + failed > 0 && (
        <p>
          {t('products.mails', { sent, failed })}, {t('products.mailsClicked', { count: clicked })}
        </p>
      )}
      {isMoved && waiting !== 0 && <p className="font-[600] text-ink">{t('products.moveTells')}</p>}
    </div>
  )
}
