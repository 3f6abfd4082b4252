import { PLAN_LABELS } from '#contract/first-plan.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useAreaQuery } from '../address.ts'
import { AccountPanel } from './account-panel.tsx'
import { LedgerCheck } from './ledger-check.tsx'
import { type ListedAccount, useAccounts } from './use-accounts.ts'

const SEARCH_MOST = 100

/** The credit of brands, and whether all of it adds up. */
export function Accounts() {
  const { t } = useTranslation()
  const { query, set } = useAreaQuery()
  const words = query.get('q') ?? ''
  const { data, isError, isPlaceholderData, refetch } = useAccounts(words)
  const id = query.get('id')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={t('money.view-accounts')}>
        <div className="mb-4 max-w-lg">
          <DeskSearch
            key={words}
            label={t('money.search')}
            hint={t('money.searchBrands')}
            words={words}
            mostCharacters={SEARCH_MOST}
            onSearch={(q) => set({ q, id: undefined })}
          />
        </div>
        {!data && isError && <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-64" />}
        {data?.brands.length === 0 && (
          <p className="border-y border-line py-5 text-14 text-muted">{t('money.brandsNone')}</p>
        )}
        {data && data.brands.length > 0 && (
          <ul
            className={classes(
              'divide-y divide-line border-y border-line transition-opacity max-md:-mx-4',
              isPlaceholderData && 'opacity-50',
            )}
          >
            {data.brands.map((brand) => (
              <Row key={brand.id} brand={brand} onOpen={() => set({ id: brand.id })} />
            ))}
          </ul>
        )}
      </section>
      <LedgerCheck />
      <Sheet open={id !== null} onClose={() => set({ id: undefined })} side="right" title={t('money.account')}>
        {id && <AccountPanel key={id} id={id} />}
      </Sheet>
    </div>
  )
}

interface RowProps {
  readonly brand: ListedAccount
  readonly onOpen: () => void
}

function Row({ brand: { name, handle, creditCents, plan }, onOpen }: RowProps) {
  const { language } = useTranslation()
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{name}</span>
          <span className="block truncate text-12 text-muted">
            {handle}
            {plan && ` · ${PLAN_LABELS[plan]}`}
          </span>
        </span>
        <span className="tabular shrink-0 font-[650]">{formatCents(creditCents, language)}</span>
      </button>
    </li>
  )
}
