import { Search } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK } from '../forms/field.tsx'
import { wordsIn } from '../page/address-values.ts'

interface DeskSearchProps {
  readonly label: string
  /** What can be searched for. */
  readonly hint: string
  readonly words: string
  readonly mostCharacters: number
  readonly onSearch: (words: string) => void
  readonly field?: RefObject<HTMLInputElement | null>
}

/** Searches a list of the desk side when it is sent. */
export function DeskSearch({ label, hint, words, mostCharacters, onSearch, field }: DeskSearchProps) {
  const [text, setText] = useState(words)
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(wordsIn(text, mostCharacters))
        }}
      >
        <Search aria-hidden size={18} className="absolute top-3.5 left-3.5 text-muted" />
        <input
          {...(field && { ref: field })}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // The cross of the field brings the whole list back.
            if (event.target.value === '' && words !== '') onSearch('')
          }}
          aria-label={label}
          placeholder={hint}
          className={classes(CONTROL_LOOK, 'pl-11 text-14')}
        />
      </form>
    </search>
  )
}
