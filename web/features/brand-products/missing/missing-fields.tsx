import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import { writeQuery } from '../table/list-query.ts'
import { FieldForAll, isForAll } from './field-for-all.tsx'
import { fieldName } from './field-name.ts'

/** The list, filtered for drafts without a picture. */
const WITHOUT_PICTURE = `${PATHS.ownProducts}?${writeQuery({ status: 'draft', flaw: 'no-picture', sort: 'updated' })}`

type Missing = Answer<'GET /api/brand/products/missing'>[number]

/** "Was fehlt noch?" (Decision 129): what drafts need to be published, by field, to be set for all of them. */
export function MissingFields({ startsOpen }: { readonly startsOpen: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <div>
      <Button tone="outline" size="s" onClick={() => setOpen(true)}>
        <ListChecks aria-hidden size={18} />
        {t('products.missing')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="right" title={t('products.missing')}>
        <MissingList onLeave={() => setOpen(false)} />
      </Sheet>
    </div>
  )
}

function MissingList({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: [...OWN_PRODUCTS, 'missing'],
    queryFn: ({ signal }) => call('GET /api/brand/products/missing', { signal }),
  })
  if (!data) {
    return isError ? (
      <RetryRow text={t('products.missingFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-60" />
    )
  }
  if (data.length === 0) return <p role="status">{t('products.missingNothing')}</p>
  return (
    <>
      <p className="mb-4 text-14 text-muted">{t('products.missingHint')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((missing) => (
          <li key={missing.field} className="flex flex-col gap-3 py-4">
            <h3 className="tabular flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-[650]">{t(fieldName(missing.field))}</span>
              <span className="text-14 text-muted">{t('products.missingCount', { count: missing.count })}</span>
            </h3>
            {isForAll(missing.field) ? (
              <FieldForAll field={missing.field} ids={missing.ids} />
            ) : (
              <OneByOne missing={missing} onLeave={onLeave} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Products whose value differs from product to product: links to their forms. */
interface OneByOneProps {
  readonly missing: Missing
  readonly onLeave: () => void
}

function OneByOne({ missing: { field, count, first }, onLeave }: OneByOneProps) {
  const { t } = useTranslation()
  if (field === 'safety') {
    return (
      <Link href={PATHS.settings} className="inline-flex min-h-11 items-center self-start text-14 underline">
        {t('products.missingSafetyLink')}
      </Link>
    )
  }
  const others = count - first.length
  return (
    <ul>
      {first.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={to(PATHS.editProduct, { productId: id })}
            className="flex min-h-11 items-center text-14 underline"
          >
            <span className="truncate">{name || '–'}</span>
          </Link>
        </li>
      ))}
      {others > 0 && (
        <li className="tabular text-14 text-muted">
          {field === 'pictures' ? (
            <Link href={WITHOUT_PICTURE} className="flex min-h-11 items-center underline" onClick={onLeave}>
              {t('products.missingOthers', { count: others })}
            </Link>
          ) : (
            t('products.missingOthers', { count: others })
          )}
        </li>
      )}
    </ul>
  )
}
