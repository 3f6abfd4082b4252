import { useState } from 'react'
import { storedText } from '#web/device/stored.ts'

const choice = storedText('workspace_rail')

/** Whether the rail shows words on wide screens; remembered on the device. */
export function useRail() {
  const [isWide, setWide] = useState(() => choice.read() !== 'narrow')
  const toggle = () => {
    choice.keep(isWide ? 'narrow' : null)
    setWide(!isWide)
  }
  return { isWide, toggle }
}
