import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** Written by e2e/tool-pictures.ts. */
const SIZE = { width: 780, height: 520 } as const

interface ToolPictureProps {
  readonly id: string
  readonly className?: string
}

/** A piece of the workspace as it is, in the language and the system's colours; the words beside it say what it is. */
export function ToolPicture({ id, className }: ToolPictureProps) {
  const { language } = useTranslation()
  const file = (theme: string) => `/tools/${id}-${language}-${theme}.avif`
  return (
    <picture>
      <source srcSet={file('dark')} media="(prefers-color-scheme: dark)" />
      <img
        src={file('light')}
        alt=""
        {...SIZE}
        loading="lazy"
        decoding="async"
        className={classes('w-full object-cover object-top', className)}
      />
    </picture>
  )
}
