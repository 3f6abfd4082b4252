import { useRef, useState } from 'react'
import { ORDER_FILE } from '#contract/orders.limits.ts'
import { CLICK_QUERY } from '#contract/shop-link.ts'
import type { Answer } from '#web/api/call.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { useOrdersChanged } from './use-orders.ts'

type Result = Answer<'POST /api/brand/orders/file'>

/** A table of orders, for shops that cannot report them by themselves. */
export function OrderFile() {
  const { t } = useTranslation()
  const changed = useOrdersChanged()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setResult(null)
    try {
      setResult(await upload('POST /api/brand/orders/file', { file }))
    } catch (error) {
      showFailure(error, t, t('orders.fileFailed'))
    } finally {
      setBusy(false)
      await changed()
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('orders.fileText', { name: CLICK_QUERY })}</p>
      <p className="text-14 text-muted">
        {t('orders.fileLimits', { size: ORDER_FILE.bytes / 1_000_000, rows: ORDER_FILE.rows })}
      </p>
      <Button tone="outline" busy={isBusy} onClick={() => input.current?.click()}>
        {t('orders.fileChoose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {result && <FileResult result={result} />}
    </div>
  )
}

function FileResult({ result }: { readonly result: Result }) {
  const { t } = useTranslation()
  const { added, repeated, unrelated, refused, problems } = result
  const parts = [
    t('orders.added', { count: added }),
    repeated > 0 && t('orders.repeated', { count: repeated }),
    unrelated > 0 && t('orders.unrelated', { count: unrelated }),
    refused > 0 && t('orders.refused', { count: refused }),
  ]
  return (
    <div role="status" className="flex w-full flex-col gap-3">
      <p className="font-[600]">{parts.filter(Boolean).join(' ')}</p>
      {problems.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-14">
          {problems.map(({ line, column, value, sentence }) => (
            <li key={`${line} ${column} ${sentence}`} className="flex flex-wrap gap-x-3 py-2">
              <span className="tabular w-20 shrink-0 text-muted">{t('orders.line', { line })}</span>
              <span className="min-w-0 flex-[1_1_16rem]">
                {sentence}{' '}
                {value !== '' && (
                  <span className="text-muted [overflow-wrap:anywhere]">
                    {[column, value].filter(Boolean).join(': ')}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused > problems.length && (
        <p className="text-14 text-muted">{t('orders.moreProblems', { count: refused - problems.length })}</p>
      )}
    </div>
  )
}
