import { CompareOutlet, CompareSwitch, useComparing } from './compare-switch.tsx'

/** The switch that begins the comparison, and the bar that it brings. A lazy island. */
export default function CompareCards() {
  const comparing = useComparing()
  return (
    <>
      <CompareSwitch comparing={comparing} />
      <CompareOutlet comparing={comparing} />
    </>
  )
}
