import { Search } from 'lucide-react'
import { useState } from 'react'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import type { BoostableProduct } from '#contract/campaigns.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { problemText } from './problem-text.ts'
import { useBoostable } from './use-campaigns.ts'

interface ChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

interface ProductChoiceProps extends ChoiceProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Chooses products for a campaign; those that cannot be boosted say why. */
export function ProductChoice({ open, onClose, ...choice }: ProductChoiceProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="right"
      title={t('workspace.pickerPick')}
      footer={
        <Button block onClick={onClose}>
          {t('workspace.pickerDone')}
        </Button>
      }
    >
      <Choice {...choice} />
    </Sheet>
  )
}

function Choice({ chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = useBoostable(useDebounced(typed.trim()))
  const take = (id: string) => {
    if (chosen.length < CAMPAIGN.products) onChange([...chosen, id])
    else showToast({ title: t('workspace.pickerMost', { count: CAMPAIGN.products }) })
  }
  return (
    <div className="flex flex-col gap-4">
      <label className="relative block">
        <span className="sr-only">{t('campaigns.pickerSearch')}</span>
        <Search aria-hidden size={18} className="absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
        <input
          type="search"
          value={typed}
          maxLength={80}
          placeholder={t('campaigns.pickerSearch')}
          onChange={(event) => setTyped(event.target.value)}
          className={`${CONTROL_LOOK} pl-11`}
        />
      </label>
      <p aria-live="polite" className="tabular text-14 font-[600]">
        {t('workspace.pickerPicked', { count: chosen.length })}
      </p>
      {found.isError && <RetryRow text={t('workspace.pickerFailed')} onRetry={() => void found.refetch()} />}
      {!found.isError && !found.data && <Skeleton className="h-40" />}
      {!found.isError && found.data && (
        <Found
          {...found.data}
          chosen={chosen}
          onTake={take}
          onDrop={(id) => onChange(chosen.filter((one) => one !== id))}
        />
      )}
    </div>
  )
}

interface FoundProps {
  readonly rows: readonly BoostableProduct[]
  readonly total: number
  readonly chosen: readonly string[]
  readonly onTake: (id: string) => void
  readonly onDrop: (id: string) => void
}

function Found({ rows, total, chosen, onTake, onDrop }: FoundProps) {
  const { t } = useTranslation()
  if (rows.length === 0) return <p className="text-muted">{t('workspace.pickerNothingFound')}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.id} className="py-2.5">
            {row.problem === null || chosen.includes(row.id) ? (
              <Checkbox
                checked={chosen.includes(row.id)}
                onChange={(isOn) => (isOn ? onTake(row.id) : onDrop(row.id))}
                label={<Row row={row} />}
              />
            ) : (
              // Instead of a box that cannot be ticked: the reason.
              <span className="block pl-9 text-14 leading-6">
                <Row row={row} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-14 text-muted">{t('campaigns.pickerMore', { shown: rows.length, total })}</p>
      )}
    </>
  )
}

function Row({ row: { name, picture, problem } }: { readonly row: BoostableProduct }) {
  const { t } = useTranslation()
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className={`block h-12 w-9 shrink-0 overflow-hidden rounded-[6px] bg-line ${problem ? 'opacity-60' : ''}`}
      >
        {picture && <Picture source={{ ...picture, alt: '' }} sizes="36px" lazy />}
      </span>
      <span className="min-w-0 flex-1 leading-5 [overflow-wrap:anywhere]">
        <span className="font-[550]">{name}</span>
        {problem && <span className="block text-12 leading-4 text-muted">{problemText(problem, t)}</span>}
      </span>
    </span>
  )
}
