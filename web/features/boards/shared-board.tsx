import { Link2Off, PackageOpen, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { TileGrid, TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'

interface SharedBoardProps {
  readonly token: string
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  /** The button to copy the list, or the invitation to sign in. */
  readonly renderKeep: () => ReactNode
}

/** A shared list, for everyone who has its link. */
export function SharedBoard({ token, renderTile, renderKeep }: SharedBoardProps) {
  const { t, language } = useTranslation()
  const { answer, error, retry } = useAnswer(
    `${language} ${token}`,
    (signal) => call('GET /api/shared-boards/{token}', { params: { token }, signal }),
    undefined,
  )
  usePageName(answer?.name)
  if (error !== null) return <NoBoard error={error} onRetry={retry} />
  if (!answer) return <TileGridSkeleton />
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-14 font-[650] text-muted">
            {answer.owner === null ? t('boards.sharedByNobody') : t('boards.sharedBy', { owner: answer.owner })}
          </p>
          <h1
            tabIndex={-1}
            className="headline mt-1 text-28 uppercase [overflow-wrap:anywhere] hyphens-auto sm:text-40"
          >
            {answer.name}
          </h1>
          <p className="tabular mt-2 text-muted">{t('boards.products', { count: answer.products.length })}</p>
        </div>
        {renderKeep()}
      </header>
      {answer.products.length === 0 ? (
        <EmptyState
          icon={<PackageOpen size={34} />}
          title={t('boards.sharedEmpty')}
          text={t('boards.sharedEmptyText')}
        />
      ) : (
        <>
          <TileGrid label={answer.name}>
            {answer.products.map((product, at) => (
              <li key={product.id}>{renderTile(product, at > 7)}</li>
            ))}
          </TileGrid>
          <p className="text-14 text-muted">{t('discovery.listTaxes')}</p>
        </>
      )}
    </div>
  )
}

function NoBoard({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return isNotFound(error) ? (
    <EmptyState level={1} icon={<Link2Off size={34} />} title={t('boards.linkOver')} text={t('boards.linkOverText')}>
      <Link href={PATHS.home} className={buttonLook('solid')}>
        {t('boards.toStart', { name: PRODUCT.name })}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState level={1} icon={<WifiOff size={34} />} title={t('boards.sharedFailed')} text={t('boards.failedText')}>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </EmptyState>
  )
}
