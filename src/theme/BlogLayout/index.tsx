// Change: brings the rules of the blog along, which readers of notes need not load.
import BlogLayout from '@theme-original/BlogLayout';

import '../../css/blog.css';

export default BlogLayout;
