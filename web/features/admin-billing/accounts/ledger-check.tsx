import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { useLedgerCheck } from './use-accounts.ts'

/** Recomputes the credit of all brands, as the job does every night. */
export function LedgerCheck() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useLedgerCheck()
  const isRight = data?.differences.length === 0
  return (
    <section aria-labelledby="ledger-check" className="self-start border-t border-line pt-3">
      <h2 id="ledger-check" className="text-18 font-[700]">
        {t('money.check')}
      </h2>
      <p className="mt-1 mb-3 text-14 text-muted">{t('money.checkWhat')}</p>
      <Button tone="outline" size="s" busy={isFetching} onClick={() => void refetch()}>
        {t('money.checkNow')}
      </Button>
      <div aria-live="polite" className="mt-3 text-14">
        {isError && !isFetching && <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />}
        {data && (
          <>
            <p className="flex gap-2 font-[600]">
              {isRight ? (
                <CircleCheck aria-hidden size={20} className="shrink-0" />
              ) : (
                <CircleAlert aria-hidden size={20} className="shrink-0 text-signal-text" />
              )}
              {isRight
                ? t('money.checkRight', { count: data.postings })
                : t('money.checkWrong', { count: data.differences.length })}
            </p>
            <p className="mt-1 text-muted">
              <Moment at={data.checkedAt} />
            </p>
            <ul className="mt-2 list-disc pl-5 empty:hidden">
              {data.differences.map((difference) => (
                <li key={difference} lang="en" className="[overflow-wrap:anywhere]">
                  {difference}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
