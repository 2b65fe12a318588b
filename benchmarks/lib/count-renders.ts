/** Installed before React: counts the function components that each commit rendered, by name. Runs in the page. */
export function countRenders(): void {
  const performedWork = 1
  const commits: string[][] = []

  interface Fiber {
    readonly tag: number
    readonly flags: number
    readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null
    readonly alternate: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }

  // Function, class, forward-ref and memo components.
  const componentTags = new Set([0, 1, 11, 14, 15])

  function visit(fiber: Fiber, names: string[]): void {
    if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      names.push(fiber.type?.name ?? fiber.type?.type?.name ?? '?')
    }
    // A subtree that React left alone is the very same as before.
    if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, names)
  }

  Object.assign(window, {
    __commits: commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
        const names: string[] = []
        visit(root.current, names)
        commits.push(names)
      },
    },
  })
}
