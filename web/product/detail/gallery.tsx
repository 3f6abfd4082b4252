import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Media } from '#contract/products.ts'
import { wantsReducedMotion } from '#web/device/reduced-motion.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

/** Half of a wide page or dialog; in a dialog taller than the pictures they are cropped. */
const SIZES = '(min-width: 769px) 540px, 100vw'

interface GalleryProps {
  readonly media: readonly Media[]
  /** Scrolls to this picture each time another object is given. */
  readonly shown?: { readonly picture: number | null } | null
}

/** All pictures of a product: scrolled by the browser, or moved by buttons. */
export function Gallery({ media, shown }: GalleryProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const total = media.length
  const show = (to: number) =>
    strip.current?.scrollTo({
      left: to * strip.current.clientWidth,
      behavior: wantsReducedMotion() ? 'auto' : 'smooth',
    })
  const follow = useEffectEvent(() => {
    if (typeof shown?.picture === 'number') show(shown.picture)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows another choice, not another render
  useEffect(() => follow(), [shown])
  const onScroll = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) setAt(Math.round(list.scrollLeft / list.clientWidth))
  }
  return (
    <div className="relative w-full bg-line md:aspect-3/4 md:self-stretch">
      {/* A strip that scrolls must be reachable by keyboard. */}
      <ul
        ref={strip}
        onScroll={onScroll}
        tabIndex={total > 1 ? 0 : -1}
        className="gallery flex aspect-3/4 max-h-[48dvh] w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-offset-[-4px] md:absolute md:inset-0 md:aspect-auto md:h-auto md:max-h-none"
      >
        {media.map((picture, number) => (
          <li key={picture.base} className="size-full shrink-0 snap-center">
            <Picture source={picture} sizes={SIZES} priority={number > 0 ? 'auto' : 'high'} lazy={number > 0} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between">
          <IconButton
            label={t('discovery.previousPicture')}
            tone="surface"
            size={44}
            icon={<ChevronLeft aria-hidden size={22} />}
            aria-disabled={at === 0}
            onClick={() => show(Math.max(0, at - 1))}
          />
          <p className="flex gap-1.5 rounded-pill bg-surface px-3 py-2">
            <span className="sr-only">{t('discovery.picture', { number: at + 1, total })}</span>
            {media.map((picture, number) => (
              <span
                key={picture.base}
                aria-hidden
                className={classes('size-2 rounded-pill', number === at ? 'bg-ink' : 'bg-edge opacity-60')}
              />
            ))}
          </p>
          <IconButton
            label={t('discovery.nextPicture')}
            tone="surface"
            size={44}
            icon={<ChevronRight aria-hidden size={22} />}
            aria-disabled={at === total - 1}
            onClick={() => show(Math.min(total - 1, at + 1))}
          />
        </div>
      )}
    </div>
  )
}
