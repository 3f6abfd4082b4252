import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** What a figure counts: shown by hover, focus and tap, hidden by Escape. */
export function Definition({ of, text }: { readonly of: string; readonly text: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="static" onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-label={`${of}: ${t('ui.what')}`}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        className="-m-2.5 flex size-11 items-center justify-center rounded-pill text-muted hover:text-ink"
      >
        <Info aria-hidden size={16} />
      </button>
      <span
        id={id}
        role="tooltip"
        // On phones as wide as the content, below its button; from tablets on below the head of its tile.
        className={classes(
          'absolute inset-x-0 z-20 mt-8 rounded-control border border-edge bg-surface p-3 text-14 leading-5 font-[450] text-ink shadow-card md:top-10 md:right-auto md:left-2 md:mt-0 md:w-56',
          !isOpen && 'hidden',
        )}
      >
        {text}
      </span>
    </span>
  )
}
