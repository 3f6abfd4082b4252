import { Heart, Trash2, Undo2 } from 'lucide-react'
import type { HistoryEntry } from '#contract/history.ts'
import { priceNow } from '#contract/price.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { formatTime } from '#web/i18n/moments.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import type { Change } from './use-history.ts'

interface HistoryRowProps {
  readonly entry: HistoryEntry
  readonly timezone: string
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onChange: (change: Change, product: string) => void
}

const SAID = { like: 'history.saidLike', pass: 'history.saidPass', viewed: 'history.saidViewed' } as const
const TONES = { like: 'volt', pass: 'ink', viewed: 'bone' } as const

/** One card that was dealt: what was said about it, and how to change one's mind. */
export function HistoryRow({ entry, timezone, isBusy, onOpen, onChange }: HistoryRowProps) {
  const { t, language } = useSpeech()
  const { product, kind, at, isSaved } = entry
  const picture = product.media[0]
  const name = `${product.brand.name} ${product.name}`
  const price = priceNow(product)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3" aria-busy={isBusy || undefined}>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-4 gap-y-2 text-left"
      >
        <span className="block aspect-3/4 w-16 shrink-0 overflow-hidden rounded-control bg-line">
          {picture && <Picture source={picture} sizes="64px" lazy alt="" />}
        </span>
        <span className="min-w-0 flex-[1_1_8rem]">
          <span className="block truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
            {product.brand.name}
          </span>{' '}
          <span className="block font-[650] [overflow-wrap:anywhere]">{product.name}</span>{' '}
          <span className="tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <Badge tone={TONES[kind]}>{t(SAID[kind])}</Badge>
            <span>{formatPrice(price, language)}</span>
            {at !== null && <span>{formatTime(at, language, timezone)}</span>}
          </span>
        </span>
      </button>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {!isSaved && (
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
      </div>
    </li>
  )
}
