import { Heart, Trash2, Undo2 } from 'lucide-react'
import type { HistoryEntry } from '#contract/history.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductRow } from '#web/product/product-row.tsx'
import { HeartButton } from '#web/product/saved/heart-button.tsx'
import { useIsSaved } from '#web/product/saved/use-is-saved.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import type { Change } from './use-history.ts'

interface HistoryRowProps {
  readonly entry: HistoryEntry
  readonly timezone: Timezone
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onChange: (change: Change, product: string) => void
}

const KIND_WORDS = {
  like: 'history.saidLike',
  removed: 'history.saidRemoved',
  pass: 'history.saidPass',
  viewed: 'history.saidViewed',
} as const
const KIND_TONES = { like: 'volt', removed: 'bone', pass: 'ink', viewed: 'bone' } as const

/** One product, the user's answer to it, and the buttons to change that answer. */
export function HistoryRow({ entry, timezone, isBusy, onOpen, onChange }: HistoryRowProps) {
  const { t, language } = useTranslation()
  const { product, kind, at } = entry
  const isSaved = useIsSaved(product.id) ?? entry.isSaved
  // A like that was removed from the saved list later is no longer one.
  const shown = kind === 'like' && !isSaved ? 'removed' : kind
  const name = `${product.brand.name} ${product.name}`
  return (
    <ProductRow
      product={product}
      timezone={timezone}
      size="s"
      isFar
      isBusy={isBusy}
      onOpen={onOpen}
      facts={
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
          <Badge tone={KIND_TONES[shown]}>{t(KIND_WORDS[shown])}</Badge>
          {at !== null && <span>{formatTime(at, language, timezone)}</span>}
        </p>
      }
      actions={
        <>
          {isSaved ? (
            <HeartButton product={product} />
          ) : (
            <Button
              tone="outline"
              size="s"
              busy={isBusy}
              aria-label={t('history.likeAgainOf', { product: name })}
              onClick={() => onChange('like', name)}
            >
              <Heart aria-hidden size={16} />
              {t('history.likeAgain')}
            </Button>
          )}
          {kind === 'pass' && (
            <IconButton
              label={t('history.againOf', { product: name })}
              size={44}
              icon={<Undo2 aria-hidden size={20} />}
              onClick={() => onChange('again', name)}
            />
          )}
          <IconButton
            label={t('history.forgetOf', { product: name })}
            size={44}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={() => onChange('forget', name)}
          />
        </>
      }
    />
  )
}
