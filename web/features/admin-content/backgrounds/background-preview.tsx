import { useState } from 'react'
import { BACKGROUND_VEIL_PERCENT } from '#contract/backgrounds.limits.ts'
import { serverUrl } from '#web/api/server-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const SCREENS = [
  { id: 'phone', shape: 'aspect-[9/16] w-28' },
  { id: 'desktop', shape: 'aspect-[16/10] min-w-0 flex-1' },
] as const

/** The deck on a phone and on a desktop with this picture behind it, in both colour modes. */
export function BackgroundPreview({ url }: { readonly url: string }) {
  const { t } = useTranslation()
  const [scheme, setScheme] = useState<Scheme>('light')
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('backgrounds.preview')}
        value={scheme}
        options={SCHEMES.map((value) => ({ value, label: t(`backgrounds.scheme-${value}`) }))}
        onChange={setScheme}
      />
      <div className="flex items-start gap-3">
        {SCREENS.map(({ id, shape }) => (
          <figure key={id} className={classes('flex flex-col gap-1', id === 'desktop' && 'min-w-0 flex-1')}>
            <Screen url={url} shape={shape} scheme={scheme} />
            <figcaption className="text-12 text-muted">{t(`backgrounds.screen-${id}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

interface ScreenProps {
  readonly url: string
  readonly shape: string
  readonly scheme: Scheme
}

function Screen({ url, shape, scheme }: ScreenProps) {
  const veil = `color-mix(in srgb, var(--black) ${BACKGROUND_VEIL_PERCENT}%, transparent)`
  const picture = `url(${JSON.stringify(serverUrl(url))})`
  return (
    <div
      aria-hidden
      className={classes('flex flex-col items-center gap-2 overflow-hidden rounded-control bg-cover bg-center', shape)}
      data-scheme={scheme}
      style={{ colorScheme: scheme, backgroundImage: `linear-gradient(${veil} 0 0), ${picture}` }}
    >
      <span className="h-[9%] w-full rounded-b-[6px] bg-paper" />
      <span className="aspect-[3/4] min-h-0 flex-1 rounded-[6px] bg-surface shadow-lg">
        <span className="block h-4/5 rounded-t-[6px] bg-line" />
      </span>
      <span className="mb-2 flex gap-1.5">
        <span className="size-5 rounded-pill bg-paper" />
        <span className="size-5 rounded-pill bg-volt" />
      </span>
    </div>
  )
}
