export { expectRoot, widgetOf } from './root-of-story.tsx'
export type { StoryModule } from './root-of-story.tsx'
