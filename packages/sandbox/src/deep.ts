/** Whether the long forms of the tests run: `npm run test:deep`. */
export const deep: boolean = process.env["DEEP"] === "1";
