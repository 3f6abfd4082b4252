import type { ReactNode } from 'react'
import type { AssetPicture } from '#contract/brand-assets.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

const SCHEMES = [
  { scheme: 'light', label: 'pictures.logoOnLight' },
  { scheme: 'dark', label: 'pictures.logoOnDark' },
] as const

/** The logo in both colour modes, in the sizes in which lists and the shop show it. */
export function LogoPreview({ logo, fallback }: { readonly logo: AssetPicture | null; readonly fallback: string }) {
  const { t } = useTranslation()
  return (
    <ul className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3">
      {SCHEMES.map(({ scheme, label }) => (
        <li key={scheme} data-scheme={scheme} className="rounded-control border border-line bg-paper p-4 text-ink">
          <div className="flex items-end gap-3">
            <Sample className="size-20 rounded-sheet text-28">{mark(logo, '80px', fallback)}</Sample>
            <Sample className="size-11 rounded-control text-14">{mark(logo, '44px', fallback)}</Sample>
          </div>
          <p className="mt-3 text-12 text-muted">{t(label)}</p>
        </li>
      ))}
    </ul>
  )
}

const mark = (logo: AssetPicture | null, sizes: string, fallback: string): ReactNode =>
  logo ? <Picture source={logo.media} sizes={sizes} alt="" /> : <span aria-hidden>{fallback}</span>

function Sample({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <span
      className={`headline flex shrink-0 items-center justify-center overflow-hidden border border-line bg-surface ${className}`}
    >
      {children}
    </span>
  )
}
