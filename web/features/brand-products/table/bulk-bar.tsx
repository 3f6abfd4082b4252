import { X } from 'lucide-react'
import { useState } from 'react'
import { LIST_LIMITS } from '#contract/brand-products.limits.ts'
import type { BulkAction, BulkResult } from '#contract/brand-products.ts'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import { GENDERS, type Gender, PRODUCT_TYPES, type ProductType } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { goWithProducts } from '#web/ui/page/navigation.ts'
import { useRemoval } from '../use-removal.ts'

interface BulkBarProps {
  readonly ids: readonly string[]
  /** Products that the filter admits; more than are selected can be selected. */
  readonly total: number
  readonly onSelectAll: () => Promise<void>
  readonly onDone: () => void
}

const QUICK = ['publish', 'pause', 'archive'] as const

/** Replaces the head of the list while rows are selected: how many, and what can be done with them. */
export function BulkBar({ ids, total, onSelectAll, onDone }: BulkBarProps) {
  const { t } = useTranslation()
  const { offerUndo, refresh } = useRemoval()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<BulkResult['refused']>([])
  const most = Math.min(total, LIST_LIMITS.bulk)
  const isTooMany = ids.length > LIST_LIMITS.bulk
  // Until all are selected, an action would take only those that were.
  const selectAll = async () => {
    setBusy(true)
    await onSelectAll()
    setBusy(false)
  }
  const act = async (action: BulkAction) => {
    setBusy(true)
    setOpen(false)
    try {
      const result = await call('POST /api/brand/products/bulk', { body: { ids: [...ids], action } })
      if (result.changed > 0) offerUndo(t('products.bulkDone', { count: result.changed }), [result.undo])
      setRefused(result.refused)
      await refresh()
      if (result.refused.length === 0) onDone()
    } catch (error) {
      showFailure(error, t, t('products.actionFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div
      role="toolbar"
      data-selection
      aria-label={t('products.bulk')}
      className="sticky bottom-[calc(var(--nav-height)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-card bg-surface p-3 shadow-card ring-1 ring-line md:static md:shadow-none"
    >
      <IconButton label={t('products.clearSelection')} size={44} icon={<X aria-hidden size={20} />} onClick={onDone} />
      <div className="mr-auto">
        <p className="tabular font-[650]">{t('products.selected', { count: ids.length })}</p>
        {isTooMany && (
          <p role="status" className="text-14 text-muted">
            {t('products.tooMany', { count: LIST_LIMITS.bulk })}
          </p>
        )}
      </div>
      {(ids.length < most || isTooMany) && (
        <Button tone="ghost" size="s" busy={isBusy} onClick={() => void selectAll()}>
          {t(total > most ? 'products.selectLast' : 'products.selectAll', { count: most })}
        </Button>
      )}
      {QUICK.map((kind) => (
        <Button
          key={kind}
          tone="outline"
          size="s"
          busy={isBusy}
          disabled={isTooMany}
          className={kind === 'archive' ? 'max-sm:hidden' : ''}
          onClick={() => void act({ kind })}
        >
          {t(`products.step-${kind}`)}
        </Button>
      ))}
      <Button tone="outline" size="s" busy={isBusy} disabled={isTooMany} onClick={() => setOpen(true)}>
        {t('products.more')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="bottom"
        title={t('products.bulkTitle', { count: ids.length })}
      >
        <BulkMenu ids={ids} onAct={(action) => void act(action)} />
      </Sheet>
      <Sheet
        open={refused.length > 0}
        onClose={() => setRefused([])}
        side="bottom"
        title={t('products.refused', { count: refused.length })}
      >
        <ul className="flex flex-col gap-3">
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              <p className="font-[600]">{name}</p>
              <p className="text-14 text-muted">{reason}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

interface BulkMenuProps {
  readonly ids: readonly string[]
  readonly onAct: (action: BulkAction) => void
}

function BulkMenu({ ids, onAct }: BulkMenuProps) {
  const { t } = useTranslation()
  const [tags, setTags] = useState('')
  const isFew = ids.length <= CAMPAIGN.products
  const mayBoost = (useWorkspaces().current?.rights.includes('campaigns') ?? false) && isFew
  const list = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag.length >= 2)
  return (
    <div className="flex flex-col gap-5">
      <Button tone="outline" className="sm:hidden" onClick={() => onAct({ kind: 'archive' })}>
        {t('products.step-archive')}
      </Button>
      {mayBoost && (
        <Button tone="outline" onClick={() => goWithProducts(to(PATHS.campaign, { campaignId: 'new' }), ids)}>
          {t('campaigns.boost')}
        </Button>
      )}
      <Button tone="outline" onClick={() => goWithProducts(to(PATHS.sale, { saleId: 'new' }), ids)}>
        {t('products.setSale')}
      </Button>
      <SelectField<ProductType | ''>
        label={t('products.setType')}
        value=""
        options={[
          { value: '', label: t('products.choose') },
          ...PRODUCT_TYPES.map((value) => ({ value, label: t(`discovery.${value}`) })),
        ]}
        onChange={(value) => value !== '' && onAct({ kind: 'type', productType: value })}
      />
      <SelectField<Gender | ''>
        label={t('products.setGender')}
        value=""
        options={[
          { value: '', label: t('products.choose') },
          ...GENDERS.map((value) => ({ value, label: t(`discovery.${value}`) })),
        ]}
        onChange={(value) => value !== '' && onAct({ kind: 'gender', gender: value })}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={t('products.addTags')} value={tags} onChange={(event) => setTags(event.target.value)} />
        </div>
        <Button tone="outline" disabled={list.length === 0} onClick={() => onAct({ kind: 'add-tags', tags: list })}>
          {t('products.add')}
        </Button>
      </div>
      <Button tone="outline" onClick={() => onAct({ kind: 'delete-drafts' })}>
        {t('products.deleteDrafts')}
      </Button>
    </div>
  )
}
