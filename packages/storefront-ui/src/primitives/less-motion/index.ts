export { useLessMotion, wantsLessMotion } from './less-motion.ts'
