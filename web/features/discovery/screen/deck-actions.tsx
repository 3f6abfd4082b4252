import { Heart, Info, X } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface DeckActionsProps {
  readonly onPass: () => void
  readonly onDetails: () => void
  readonly onLike: () => void
}

/** Everything a swipe can do, without a gesture. The focus stays on the button that was pressed. */
export function DeckActions({ onPass, onDetails, onLike }: DeckActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="relative z-4 flex flex-col items-center gap-3 pt-17 pb-4 low:shrink-0 low:justify-center low:px-3 low:py-0">
      <div className="flex items-center justify-center gap-6 low:flex-col low:gap-4">
        <IconButton
          label={t('discovery.pass')}
          tone="surface"
          size={64}
          icon={<X aria-hidden size={30} strokeWidth={2.75} className="text-signal-text" />}
          onClick={onPass}
        />
        <IconButton
          label={t('discovery.details')}
          tone="surface"
          size={56}
          icon={<Info aria-hidden size={24} strokeWidth={2.25} />}
          onClick={onDetails}
        />
        <IconButton
          label={t('discovery.like')}
          tone="volt"
          size={64}
          icon={<Heart aria-hidden size={29} strokeWidth={2.5} fill="currentColor" />}
          onClick={onLike}
        />
      </div>
      <p aria-hidden className="on-plate hidden items-center gap-5 text-14 text-muted md:flex low:hidden">
        <Key name="←">{t('discovery.keysPass')}</Key>
        <Key name={t('discovery.keysUndoName')}>{t('discovery.keysUndo')}</Key>
        <Key name="→">{t('discovery.keysLike')}</Key>
      </p>
    </div>
  )
}

function Key({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <kbd className="rounded-[5px] border border-edge bg-surface px-1.5 py-0.5 font-body text-12 font-[650] text-ink">
        {name}
      </kbd>
      {children}
    </span>
  )
}
