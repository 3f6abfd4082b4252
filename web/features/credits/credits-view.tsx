import { useWorkspace } from '#web/api/workspace.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AskBack } from './ask-back.tsx'
import { AutoTopUp } from './auto-top-up.tsx'
import { Balance } from './balance.tsx'
import { Bookkeeping } from './bookkeeping.tsx'
import { BuyCredit } from './buy-credit.tsx'
import { Documents } from './documents.tsx'
import { Ledger } from './ledger.tsx'
import { SavedCard } from './saved-card.tsx'
import { Spending } from './spending.tsx'
import { useWallet } from './use-credits.ts'

/** Product 10: what the brand has, how it is spent, and how it gets more. */
export function CreditsView() {
  const { t } = useTranslation()
  const mayBuy = useWorkspace().rights.includes('billing')
  const { data: wallet, isError, refetch } = useWallet()
  if (!wallet && isError) return <RetryRow text={t('credits.failed')} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-10">
      {wallet ? <Balance wallet={wallet} /> : <Skeleton className="h-34" />}
      {isNativeShell() ? (
        <p className="text-muted">{t('credits.native')}</p>
      ) : mayBuy ? (
        <>
          <BuyCredit />
          <AutoTopUp />
        </>
      ) : (
        <p className="text-muted">{t('credits.readOnly')}</p>
      )}
      <Spending />
      {mayBuy && <Documents />}
      {mayBuy && <Bookkeeping />}
      {mayBuy && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
          <AskBack />
          <SavedCard />
        </div>
      )}
      {/* The longest list stands last. */}
      <Ledger />
    </div>
  )
}
