import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const KEY = ['/api/brand/subscription/products'] as const

interface ChooseProductsProps {
  readonly plan: string
  readonly onClose: () => void
}

/** Product 9: the brand says which of its products the plan shows. */
export function ChooseProducts({ plan, onClose }: ChooseProductsProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/brand/subscription/products', { signal }),
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={t('plans.chooseProducts')} description={t('plans.chooseText', { plan })}>
      <div className="mt-5">
        {data ? (
          <Choice choice={data} onClose={onClose} />
        ) : isError ? (
          <RetryRow text={t('plans.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-60" />
        )}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly choice: Answer<'GET /api/brand/subscription/products'>
  readonly onClose: () => void
}

function Choice({ choice: { products, most }, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [shown, setShown] = useState(() => new Set(products.filter(({ isHeld }) => !isHeld).map(({ id }) => id)))
  const [isBusy, setBusy] = useState(false)
  const isTooMany = shown.size > most
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(shown)
    if (isShown) next.add(id)
    else next.delete(id)
    setShown(next)
  }
  const save = async () => {
    setBusy(true)
    try {
      client.setQueryData(KEY, await call('PUT /api/brand/subscription/products', { body: { shown: [...shown] } }))
      await client.invalidateQueries({ queryKey: ['/api/brand/subscription'], exact: true })
      showToast({ title: t('plans.productsChosen') })
      onClose()
    } catch (error) {
      showFailure(error, t, t('plans.stepFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ul className="grid max-h-[50vh] gap-3 overflow-y-auto rounded-control border border-line p-3">
        {products.map(({ id, name, likes }) => (
          <li key={id}>
            <Checkbox
              label={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                  <span className="tabular text-14 text-muted">{t('plans.likes', { count: likes })}</span>
                </span>
              }
              checked={shown.has(id)}
              onChange={(isShown) => toggle(id, isShown)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className={`tabular mr-auto text-14 ${isTooMany ? 'text-signal-text' : 'text-muted'}`}>
          {t('plans.chosen', { count: shown.size, most })}
        </p>
        <Button tone="outline" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button busy={isBusy} disabled={isTooMany} onClick={() => void save()}>
          {t('plans.showThese')}
        </Button>
      </div>
    </>
  )
}
