import { Layers } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'

/**
 * The shape of the deck while it is loading, never a spinner alone (identity, "Discovery screen"). The user's taste is
 * mentioned only where it plays a part (Trust L31).
 */
export function DeckSkeleton({ isPersonal }: { readonly isPersonal: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="deck size-full">
      <div aria-hidden className="deck-card bg-line! opacity-60" data-place="third" />
      <div aria-hidden className="deck-card bg-line! opacity-80" data-place="second" />
      <div
        role="status"
        className="deck-card flex flex-col items-center justify-center gap-5 px-8 text-center"
        data-place="top"
      >
        <span
          aria-hidden
          className="shimmer flex size-20 rotate-[-6deg] items-center justify-center rounded-card bg-volt text-black"
        >
          <Layers size={36} />
        </span>
        <p className="headline text-22 uppercase">{t(isPersonal ? 'discovery.loading' : 'discovery.loadingPlain')}</p>
        <p className="text-muted">{t(isPersonal ? 'discovery.loadingText' : 'discovery.plainOrder')}</p>
        <span aria-hidden className="absolute inset-x-6 bottom-7 flex low:hidden flex-col gap-2.5">
          <span className="shimmer h-3.5 w-24 rounded-pill bg-line" />
          <span className="shimmer h-6 w-3/4 rounded-pill bg-line" />
          <span className="shimmer h-4.5 w-20 rounded-pill bg-line" />
        </span>
      </div>
    </div>
  )
}
