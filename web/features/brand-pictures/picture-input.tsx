import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '#contract/brand-pictures.limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface PictureInputProps {
  readonly label: string
  readonly isMultiple?: boolean
  readonly busy?: boolean
  readonly tone?: 'solid' | 'outline'
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the file dialog. */
export function PictureInput({ label, isMultiple = false, busy, tone = 'outline', onFiles }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone={tone} size="s" busy={busy ?? false} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        multiple={isMultiple}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
